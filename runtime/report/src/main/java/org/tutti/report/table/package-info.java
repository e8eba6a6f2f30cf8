/**
 * Tables for readers. A {@link org.tutti.report.table.TextTable} has columns of texts, {@link
 * org.tutti.report.table.FigureColumns} makes them of figures, and text, HTML, Markdown, and LaTeX
 * are made from them.
 */
package org.tutti.report.table;
