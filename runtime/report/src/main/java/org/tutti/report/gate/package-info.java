/** The gate's result as text, as a Markdown table, and as the JUnit XML that build servers read. */
package org.tutti.report.gate;
