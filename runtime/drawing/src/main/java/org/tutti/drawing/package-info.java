/**
 * Calls the libraries that draw: {@link org.tutti.drawing.LetsPlotSvg} makes pictures of plots,
 * {@link org.tutti.drawing.SvgRaster} turns them into pixels, {@link org.tutti.drawing.SvgPdf} into
 * PDF. The figures name these classes and never link them, because the libraries have thousands of
 * classes, and each rank would read the names of all of them from {@code benchmarks.jar}. So this
 * module and they are in a jar within it, which only a JVM that draws opens.
 */
package org.tutti.drawing;
