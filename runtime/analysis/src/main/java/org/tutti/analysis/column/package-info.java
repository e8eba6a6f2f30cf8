/**
 * What tables have in their columns. A {@link org.tutti.analysis.column.TableColumn} is declared
 * once, by name, unit, definition, priority, and function, as a constant of a list such as {@link
 * org.tutti.analysis.CellFigure}; text, HTML, CSV, JSON, Markdown, and LaTeX read that list, so
 * that a name means the same figure in all of them, and a new column is one line.
 */
package org.tutti.analysis.column;
