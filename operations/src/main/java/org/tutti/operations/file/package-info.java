/**
 * Operations on files (MPI 3.1, chapter 13), the suite {@code files}. A class has the functions
 * that differ only in how a call waits: blocking, nonblocking, collective, and split. Which file
 * ({@link org.tutti.operations.file.FileBenchmark.FileUse}), where in it ({@link
 * org.tutti.operations.file.FileBenchmark.FilePosition}), and whether it is read or written is what
 * the classes differ in; {@link org.tutti.operations.file.FileBenchmark} makes and checks the file.
 */
package org.tutti.operations.file;
