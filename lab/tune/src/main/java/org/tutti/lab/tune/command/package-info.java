/** The command {@code tune}. */
package org.tutti.lab.tune.command;
