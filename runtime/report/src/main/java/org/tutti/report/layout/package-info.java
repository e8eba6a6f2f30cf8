/**
 * How text is laid out: in the width of the terminal ({@link org.tutti.report.layout.Terminal}),
 * wrapped at words ({@link org.tutti.report.layout.WrappedText}), with colors only where they are
 * seen ({@link org.tutti.report.layout.PageStyle}).
 */
package org.tutti.report.layout;
