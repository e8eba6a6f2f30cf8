/**
 * What Tutti reports to a person: problems, each with a number, a kind, a cause and a remedy, and
 * the exception that carries one; suggestions for names that do not exist; and text made safe for a
 * terminal.
 */
package org.tutti.diagnostics;
