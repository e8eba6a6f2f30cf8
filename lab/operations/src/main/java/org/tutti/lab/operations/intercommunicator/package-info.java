/**
 * Collectives on intercommunicators (MPI 3.1, section 5.2.2), the suite {@code intercommunicators}:
 * the data of each side, the even and the odd ranks, go to the other.
 */
package org.tutti.lab.operations.intercommunicator;
