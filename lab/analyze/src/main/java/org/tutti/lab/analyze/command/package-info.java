/** The command {@code analyze}. */
package org.tutti.lab.analyze.command;
