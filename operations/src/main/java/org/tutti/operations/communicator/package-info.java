/** The making of communicators (MPI 3.1, chapter 6), the suite {@code communicators}. */
package org.tutti.operations.communicator;
