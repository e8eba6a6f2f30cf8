/** Which program started this process as one rank of several, told by its environment. */
package org.tutti.mpi.natives.launcher;
