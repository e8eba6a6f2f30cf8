package org.tutti.runtime;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/**
 * The buffers of one cell, sized by the benchmark's operation, and the other arguments of an MPI
 * call. Created before the cell, so that the body of a benchmark allocates nothing.
 *
 * @param send buffer to send from
 * @param receive buffer to receive into
 * @param count elements per block: msize divided by the width of the datatype
 * @param datatype element type, from {@code @Collective(datatype = ...)}
 * @param root rank of the root of rooted operations
 * @param msize size of a block in bytes
 * @param op how elements are combined, from {@code @Collective(reduction = ...)}; SUM by default
 */
public record Message(
    MessageBuffer send,
    MessageBuffer receive,
    int count,
    Datatype datatype,
    int root,
    long msize,
    ReduceOp op) {}
