/**
 * The making of communicators (MPI 3.1, chapter 6; MPI 4.0, chapter 11), the suite {@code
 * communicators}.
 */
package org.tutti.operations.communicator;
