/**
 * Files beside the classes, such as tables of constants. Each rank reads a few of them when it
 * starts, out of a jar of thousands of files: {@link org.tutti.mpi.resource.ClassPathFile} finds
 * them without opening the jar as the class loader does, which reads and checks the names of all.
 */
package org.tutti.mpi.resource;
