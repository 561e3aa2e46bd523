"""Campaigns: many games that belong together. Who meets whom, where, and how it stands.

No Discord, no database, no clock: entrants are numbers, times are given.
"""
