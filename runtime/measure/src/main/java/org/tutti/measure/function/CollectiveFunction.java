package org.tutti.measure.function;

import static org.tutti.measure.function.FunctionArgument.COUNT;
import static org.tutti.measure.function.FunctionArgument.COUNTS;
import static org.tutti.measure.function.FunctionArgument.DATATYPE;
import static org.tutti.measure.function.FunctionArgument.OP;
import static org.tutti.measure.function.FunctionArgument.OWN_COUNT;
import static org.tutti.measure.function.FunctionArgument.RECEIVE;
import static org.tutti.measure.function.FunctionArgument.RECEIVE_BLOCKS;
import static org.tutti.measure.function.FunctionArgument.ROOT;
import static org.tutti.measure.function.FunctionArgument.SEND;
import static org.tutti.measure.function.FunctionArgument.SEND_BLOCKS;
import static org.tutti.measure.function.FunctionArgument.TYPED_RECEIVE_BLOCKS;
import static org.tutti.measure.function.FunctionArgument.TYPED_SEND_BLOCKS;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.tutti.annotations.Operation;

/**
 * The collective functions of MPI in the order of the standard, each with its arguments (MPI 4.0,
 * chapters 6 and 8). Those on a communicator as a whole have the name of the {@link Operation} that
 * they perform.
 */
public enum CollectiveFunction {
  BARRIER(),
  BCAST(SEND, COUNT, DATATYPE, ROOT),
  GATHER(SEND, RECEIVE, COUNT, DATATYPE, ROOT),
  GATHERV(SEND, OWN_COUNT, RECEIVE, RECEIVE_BLOCKS, DATATYPE, ROOT),
  SCATTER(SEND, RECEIVE, COUNT, DATATYPE, ROOT),
  SCATTERV(SEND, SEND_BLOCKS, RECEIVE, OWN_COUNT, DATATYPE, ROOT),
  ALLGATHER(SEND, RECEIVE, COUNT, DATATYPE),
  ALLGATHERV(SEND, OWN_COUNT, RECEIVE, RECEIVE_BLOCKS, DATATYPE),
  ALLTOALL(SEND, RECEIVE, COUNT, DATATYPE),
  ALLTOALLV(SEND, SEND_BLOCKS, RECEIVE, RECEIVE_BLOCKS, DATATYPE),
  ALLTOALLW(SEND, TYPED_SEND_BLOCKS, RECEIVE, TYPED_RECEIVE_BLOCKS),
  REDUCE(SEND, RECEIVE, COUNT, DATATYPE, OP, ROOT),
  ALLREDUCE(SEND, RECEIVE, COUNT, DATATYPE, OP),
  REDUCE_SCATTER_BLOCK(SEND, RECEIVE, COUNT, DATATYPE, OP),
  REDUCE_SCATTER(SEND, RECEIVE, COUNTS, DATATYPE, OP),
  SCAN(SEND, RECEIVE, COUNT, DATATYPE, OP),
  EXSCAN(SEND, RECEIVE, COUNT, DATATYPE, OP),
  NEIGHBOR_ALLGATHER(SEND, RECEIVE, COUNT, DATATYPE),
  NEIGHBOR_ALLGATHERV(SEND, OWN_COUNT, RECEIVE, RECEIVE_BLOCKS, DATATYPE),
  NEIGHBOR_ALLTOALL(SEND, RECEIVE, COUNT, DATATYPE),
  NEIGHBOR_ALLTOALLV(SEND, SEND_BLOCKS, RECEIVE, RECEIVE_BLOCKS, DATATYPE),
  NEIGHBOR_ALLTOALLW(SEND, TYPED_SEND_BLOCKS, RECEIVE, TYPED_RECEIVE_BLOCKS);

  private static final Pattern LATER_WORD = Pattern.compile("_(.)");

  private final List<FunctionArgument> arguments;

  CollectiveFunction(FunctionArgument... arguments) {
    this.arguments = List.of(arguments);
  }

  /** Its arguments, in the order of the standard and of the methods of a communicator. */
  public List<FunctionArgument> arguments() {
    return arguments;
  }

  /** Whether it is one among the neighbors of a topology. */
  public boolean isAmongNeighbors() {
    return name().startsWith("NEIGHBOR_");
  }

  /** Whether each process gets a block of its own from another one. */
  public boolean isPersonal() {
    return name().contains("ALLTOALL");
  }

  /** Whether its blocks may differ in size. */
  public boolean hasBlocks() {
    return arguments.stream().anyMatch(FunctionArgument::hasBlocks);
  }

  /** The name of a form as the standard writes it, without {@code MPI_}. */
  public String function(FunctionForm form) {
    String lower = name().toLowerCase(Locale.ROOT);
    String own = name().charAt(0) + lower.substring(1);
    return switch (form) {
      case BLOCKING -> own;
      case NONBLOCKING -> "I" + lower;
      case PERSISTENT -> own + "_init";
    };
  }

  /** The name of a form among the methods of a communicator. */
  public String method(FunctionForm form) {
    String function = function(form);
    return LATER_WORD
        .matcher(function.substring(0, 1).toLowerCase(Locale.ROOT) + function.substring(1))
        .replaceAll(word -> word.group(1).toUpperCase(Locale.ROOT));
  }
}
