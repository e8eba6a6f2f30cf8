/**
 * How Tutti tells a person what went wrong: one exception type with an identifier, what is wrong
 * and a way out; suggestions for names that do not exist; and text made safe for a terminal.
 */
package org.tutti.diagnostics;
