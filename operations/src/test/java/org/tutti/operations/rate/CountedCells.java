package org.tutti.operations.rate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.tutti.measure.cell.BenchmarkLifecycle;
import org.tutti.measure.cell.LaunchContext;
import org.tutti.measure.cell.PlannedCell;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.records.launch.MovedData;

/** Calls cells once on ranks of the in-process provider, and counts what all of them send. */
final class CountedCells {
  /** As many as a benchmark of this test has. */
  static final int MAX_THREADS = 3;

  private final List<Cell> cells;
  private final List<IndexEntry> entries;
  private final int processes;
  private final Map<Cell, MovedData> moved = new ConcurrentHashMap<>();
  private final Map<Integer, Communicator> ofThreads = new ConcurrentHashMap<>();
  private final CountDownLatch known;
  private final CountDownLatch running;

  private CountedCells(List<Cell> cells, List<IndexEntry> entries, int processes) {
    this.cells = cells;
    this.entries = entries;
    this.processes = processes;
    this.known = new CountDownLatch(processes * MAX_THREADS);
    this.running = new CountDownLatch(processes);
  }

  /** What each cell moves with so many processes. */
  static Map<Cell, MovedData> count(List<Cell> cells, List<IndexEntry> entries, int processes) {
    CountedCells counted = new CountedCells(cells, entries, processes);
    InProcess.run(processes * (1 + MAX_THREADS), counted::run);
    return counted.moved;
  }

  /** The first ranks are the processes; the others lend their communicators to threads. */
  private void run(MpiSession session) throws Exception {
    int rank = session.world().rank();
    LaunchContext launch = new LaunchContext(session);
    Communicator group = session.world().split(rank / processes, rank);
    if (rank < processes) {
      known.await();
      callAll(group, launch);
      running.countDown();
    } else {
      ofThreads.put(rank - processes, group);
      known.countDown();
    }
    running.await();
  }

  private void callAll(Communicator group, LaunchContext launch) {
    Map<String, Harness> harnesses = BenchmarkSelection.instances(entries);
    Communicator own = group.duplicate();
    for (Cell cell : cells) {
      CountingRank counting = new CountingRank(threadsOf(cell, group.rank()));
      BenchmarkLifecycle lifecycle = new BenchmarkLifecycle(counting.of(group), own);
      call(
          PlannedCell.of(cell, harnesses.get(cell.benchmark().name()), Optional.empty(), group),
          lifecycle,
          counting.sent());
      lifecycle.close(launch);
      MovedData here = new MovedData(counting.sent().messages(), counting.sent().bytes());
      moved.merge(cell, here, CountedCells::sum);
    }
  }

  private List<Communicator> threadsOf(Cell cell, int rank) {
    boolean haveOwn = cell.benchmark().name().contains("threads");
    int threads = haveOwn ? Integer.parseInt(cell.parameters().get("threads")) : 0;
    return IntStream.range(0, threads)
        .mapToObj(thread -> ofThreads.get(thread * processes + rank))
        .toList();
  }

  private static void call(PlannedCell planned, BenchmarkLifecycle lifecycle, SentMessages sent) {
    CellContext context = lifecycle.setUp(planned);
    planned.harness().measure(new ObservedCall(sent), context);
    lifecycle.tearDown(planned, context);
  }

  private static MovedData sum(MovedData one, MovedData two) {
    return new MovedData(one.messages() + two.messages(), one.bytes() + two.bytes());
  }
}
