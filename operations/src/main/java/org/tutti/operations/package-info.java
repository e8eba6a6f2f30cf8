/**
 * The operations of MPI, ready to run, a file for each family: what operations of a family have in
 * common, and a method for each operation. Families of several files have a package.
 */
package org.tutti.operations;
