/** What every provider's communicator must do, whatever carries its messages. */
package org.tutti.mpi.contract;
