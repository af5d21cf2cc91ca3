"""The core: contract, positions, actions, matches, fair chance. No IO beyond the package's own data, no clock."""
