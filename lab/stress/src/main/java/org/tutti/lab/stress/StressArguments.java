package org.tutti.lab.stress;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * What an operation of a stress test works on.
 *
 * @param comm all ranks, with a topology if the operation needs one
 * @param partner the rank to exchange messages with, if the operation is one between pairs
 * @param attachable memory for buffered messages
 */
record StressArguments(Communicator comm, Message message, int partner, MessageBuffer attachable) {}
