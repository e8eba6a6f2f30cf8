/** What the ranks of a test's launch run: a main program and its checks. */
package org.tutti.mpi.natives.ranks;
