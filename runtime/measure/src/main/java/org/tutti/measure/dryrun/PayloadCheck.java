package org.tutti.measure.dryrun;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Pattern;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.mpi.MessageBuffer;

/**
 * Checks whether an operation left the data on this rank that the MPI standard requires. The
 * benchmark chooses the reduction: sum, product, maximum, and minimum are accepted.
 */
final class PayloadCheck {
  private static final List<DoubleBinaryOperator> REDUCTIONS =
      List.of(Double::sum, (left, right) -> left * right, Math::max, Math::min);

  private final CellContext cell;
  private final SentData sent;
  private final int rank;
  private final int processes;
  private final int root;

  PayloadCheck(CellContext cell, SentData sent) {
    this.cell = cell;
    this.sent = sent;
    this.rank = cell.control().rank();
    this.processes = cell.control().processes();
    this.root = cell.control().root();
  }

  /** Whether the result of this benchmark can be checked. */
  static boolean knows(BenchmarkDescriptor benchmark) {
    return operation(benchmark).isPresent() || benchmark.roles().pattern().isPresent();
  }

  boolean isCorrect(BenchmarkDescriptor benchmark) {
    Optional<Pattern> pattern = benchmark.roles().pattern();
    return pattern.isPresent()
        ? isCorrect(pattern.get())
        : isCorrect(operation(benchmark).orElseThrow());
  }

  private static Optional<Operation> operation(BenchmarkDescriptor benchmark) {
    return Arrays.stream(Operation.values())
        .filter(operation -> operation.name().equals(benchmark.operation().name()))
        .findFirst();
  }

  private boolean isCorrect(Pattern pattern) {
    int source =
        pattern == Pattern.RING ? (rank + processes - 1) % processes : cell.control().partner();
    return cell.control().partner() < 0 || block(source, 0, 0);
  }

  private boolean isCorrect(Operation operation) {
    int count = cell.message().count();
    return switch (operation) {
      case BARRIER -> true;
      case BCAST ->
          holds(cell.message().send(), 0, index -> sent.of(root, index)) || block(root, 0, 0);
      case REDUCE -> rank != root || reduced(0, processes, 0);
      case ALLREDUCE -> reduced(0, processes, 0);
      case REDUCE_SCATTER_BLOCK -> reduced(0, processes, rank * count);
      case SCAN -> reduced(0, rank + 1, 0);
      case EXSCAN -> rank == 0 || reduced(0, rank, 0);
      case GATHER -> rank != root || fromAll(0);
      case ALLGATHER -> fromAll(0);
      case ALLTOALL -> fromAll(rank * count);
      case SCATTER -> block(root, rank * count, 0);
    };
  }

  /** Whether block {@code r} of the receive buffer came from rank {@code r}, for all ranks. */
  private boolean fromAll(int from) {
    int count = cell.message().count();
    return IntStream.range(0, processes).allMatch(source -> block(source, from, source * count));
  }

  /** Whether one block of the receive buffer is what {@code source} sent. */
  private boolean block(int source, int from, int to) {
    return holds(cell.message().receive(), to, index -> sent.of(source, from + index));
  }

  /** Whether the receive buffer is a reduction over a range of ranks. */
  private boolean reduced(int firstRank, int endRank, int from) {
    MessageBuffer receive = cell.message().receive();
    return REDUCTIONS.stream()
        .anyMatch(
            reduction ->
                holds(
                    receive,
                    0,
                    index ->
                        IntStream.range(firstRank, endRank)
                            .mapToDouble(source -> sent.of(source, from + index))
                            .reduce(
                                (left, right) ->
                                    BufferElements.narrowed(
                                        receive, reduction.applyAsDouble(left, right)))
                            .orElseThrow()));
  }

  private boolean holds(MessageBuffer buffer, int to, IntToDoubleFunction expected) {
    return IntStream.range(0, cell.message().count())
        .allMatch(index -> BufferElements.get(buffer, to + index) == expected.applyAsDouble(index));
  }
}
