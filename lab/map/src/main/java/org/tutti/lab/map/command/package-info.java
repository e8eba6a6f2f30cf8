/** The command {@code map}, and what {@code gate} and {@code history} say of maps. */
package org.tutti.lab.map.command;
