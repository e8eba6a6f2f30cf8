/**
 * Single pictures as files of their own: {@link org.tutti.figures.single.SelectedDrawings} finds
 * them by name, {@link org.tutti.figures.single.DrawingFormat} writes them as SVG, PNG, or
 * Markdown.
 */
package org.tutti.figures.single;
