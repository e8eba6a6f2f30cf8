/** The command {@code sync}, and what it adds to {@code report}. */
package org.tutti.lab.clocks.command;
