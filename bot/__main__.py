"""`python -m bot` is the console script `concordia`."""

from cli.__main__ import main

if __name__ == "__main__":
    main()
