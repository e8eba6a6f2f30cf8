/**
 * Options that several commands share, the converters of their values, and what commands print and
 * write with. A module that adds commands ({@code CommandSource}) uses these.
 */
package org.tutti.cli.option;
