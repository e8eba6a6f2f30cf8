/**
 * The nonblocking collective operations (MPI 3.1, section 5.12), the suite {@code nonblocking}:
 * their pure time, since each is waited for at once.
 */
package org.tutti.operations.nonblocking;
