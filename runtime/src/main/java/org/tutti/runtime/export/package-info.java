/**
 * Results for other programs. Each format is an {@link org.tutti.runtime.export.Export}; {@link
 * org.tutti.runtime.export.Exports} lists them. A further format is a further class and a line
 * there.
 */
package org.tutti.runtime.export;
