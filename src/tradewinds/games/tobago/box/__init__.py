"""What is in the box: the printed values, and what follows from them."""
