/**
 * Results for other programs. Each format is an {@link org.tutti.report.export.Export}; {@link
 * org.tutti.report.export.Exports} lists them. A further format is a further class and a line
 * there.
 */
package org.tutti.report.export;
