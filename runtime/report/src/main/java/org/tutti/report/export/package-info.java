/**
 * Results for other programs. Each format is an {@link org.tutti.report.export.Export}; adding one
 * means writing its class and listing it in {@link org.tutti.report.export.Export#all()}.
 */
package org.tutti.report.export;
