/**
 * Texts of files and names in the formats that are written: one class per format, which whatever
 * writes it goes through. What a terminal shows goes through {@link
 * org.tutti.diagnostics.TerminalWriter}, and what is marked up in HTML through its template and
 * {@link org.tutti.diagnostics.PrintableText#ofDocument}.
 */
package org.tutti.report.encoding;
