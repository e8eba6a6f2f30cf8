/**
 * The command {@code compare}, and the names of campaigns and levels that it shares with the gate.
 */
package org.tutti.cli.compare;
