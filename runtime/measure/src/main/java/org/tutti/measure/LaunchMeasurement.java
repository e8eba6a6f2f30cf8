package org.tutti.measure;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.diagnostics.UserError;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.IndexedBenchmark;
import org.tutti.measure.harness.ParameterValues;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Shuffle;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.LaunchFiles;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchWriter;

/** One launch on one rank, from the first message to the last. */
public final class LaunchMeasurement {
  private final MeasureRequest request;
  private final Map<String, Harness> harnesses;
  private final LaunchObserver observer;

  /**
   * @param benchmarks at least those of the plan, with this rank's own instances of harnesses
   * @param observer told on the root only
   */
  public LaunchMeasurement(
      MeasureRequest request, List<IndexedBenchmark> benchmarks, LaunchObserver observer) {
    this.request = request;
    this.harnesses =
        benchmarks.stream()
            .collect(Collectors.toMap(one -> one.benchmark().name(), IndexedBenchmark::harness));
    this.observer = observer;
  }

  /**
   * Collective: measures all cells.
   *
   * @throws CellFailure if a benchmark threw on this rank: end the launch, others may wait
   * @throws UserError if something is wrong that all ranks know of
   * @throws EndedByRoot if the root has thrown what was wrong
   */
  public void run(MpiSession session) {
    request.plan().cells().forEach(this::checkParameters);
    HeapCleanup.tidyUp();
    LaunchContext tools = new LaunchContext(session.world());
    long seed = tools.collectives().fromRoot(request.seed());
    int launch = (int) tools.collectives().fromRoot(number(tools.collectives()));
    List<PlannedCell> cells = order(seed, launch);
    agree(tools.collectives(), cells);
    LaunchClocks clocks = LaunchClocks.measure(session, request.plan(), tools.collectives());
    HeapCleanup.tidyUp();
    LaunchHeader header =
        new HeaderMaker(request, seed, launch, tools.collectives()).make(session, clocks, cells);
    Optional<LaunchWriter> writer = open(tools.collectives(), header);
    try {
      measure(tools, clocks, cells, Shuffle.ofRounds(seed, launch), writer, session.library());
      complete(tools, cells.size(), writer);
    } finally {
      writer.ifPresent(LaunchWriter::close);
    }
    tools.free();
  }

  /** Before anything is sent, so that every rank refuses the same. */
  private void checkParameters(Cell cell) {
    harnesses.get(cell.benchmark().name()).assign(new ParameterValues(cell.parameters()));
  }

  private int number(CollectiveExchange collectives) {
    return collectives.isRoot()
        ? request.launch().orElseGet(() -> new CampaignDirectory(request.directory()).nextNumber())
        : 0;
  }

  private List<PlannedCell> order(long seed, int launch) {
    Plan plan = request.plan().shuffled(seed, launch);
    List<PlannedCell> cells = new ArrayList<>();
    plan.cells()
        .forEach(cell -> cells.add(new PlannedCell(cell, harnesses.get(cell.benchmark().name()))));
    return cells;
  }

  /** Ranks on other hosts may have another jar or other variables. */
  private void agree(CollectiveExchange collectives, List<PlannedCell> cells) {
    String plan = cells.stream().map(PlannedCell::cell).toList().toString();
    if (!collectives.isSame(plan.hashCode())) {
      throw new UserError(
          54,
          "The ranks do not agree on what to measure.",
          "Give all ranks the same jar, the same options and the same TUTTI_ variables.");
    }
  }

  private Optional<LaunchWriter> open(CollectiveExchange collectives, LaunchHeader header) {
    if (!collectives.isRoot()) {
      EndedByRoot.unless(collectives.fromRoot(0) == 1);
      return Optional.empty();
    }
    try {
      if (request.mustBeLikeEarlierLaunches()) {
        EarlierLaunches.check(request.directory(), header);
      }
      LaunchWriter writer =
          LaunchWriter.create(LaunchFiles.file(request.directory(), header.launch()), header);
      collectives.fromRoot(1);
      observer.began(header);
      return Optional.of(writer);
    } catch (UserError e) {
      collectives.fromRoot(0);
      throw e;
    }
  }

  private void measure(
      LaunchContext tools,
      LaunchClocks clocks,
      List<PlannedCell> cells,
      Shuffle shuffle,
      Optional<LaunchWriter> writer,
      LibraryInfo library) {
    CacheErasers erasers = new CacheErasers();
    BenchmarkLifecycle stage = new BenchmarkLifecycle(tools.world(), tools.own());
    CellMeasurement measurement = new CellMeasurement(tools, stage, clocks, erasers, library);
    HeartbeatSender pulse = new HeartbeatSender(request, tools.world().rank(), cells.size());
    Rounds rounds =
        new Rounds(
            new JitWarmUp(tools, clocks, stage, erasers.none(), cells),
            shuffle,
            turn -> pulse.cell("in", turn.position(), turn.planned().key(tools.world().size())));
    for (List<CellExecution> group : turns(measurement, tools.world(), cells)) {
      rounds.measure(group);
      group.forEach(turn -> keep(turn.finish(), writer));
      // A rank that dies in the next cell ends the root, which must have written these.
      tools.collectives().fromRoot(0);
    }
    pulse.beat("after the last cell");
    stage.close();
  }

  /** The groups of the plan, whose cells follow each other in its order. */
  private static List<List<CellExecution>> turns(
      CellMeasurement measurement, Communicator world, List<PlannedCell> cells) {
    List<List<CellExecution>> turns = new ArrayList<>();
    int position = 0;
    for (List<Cell> group :
        new Plan(cells.stream().map(PlannedCell::cell).toList(), List.of()).groups()) {
      List<CellExecution> ofGroup = new ArrayList<>();
      for (Cell cell : group) {
        int rounds = group.size() > 1 ? cell.settings().get(SettingKey.REPETITIONS_ROUNDS) : 1;
        ofGroup.add(new CellExecution(measurement, world, position, cells.get(position), rounds));
        position++;
      }
      turns.add(ofGroup);
    }
    return turns;
  }

  /** Collective. */
  private void keep(MeasuredCell cell, Optional<LaunchWriter> writer) {
    writer.ifPresent(
        file -> {
          file.write(cell.record());
          observer.finished(cell.record());
        });
    cell.ranks()
        .ifPresent(ranks -> ranks.gather(rank -> writer.ifPresent(file -> file.write(rank))));
  }

  private void complete(LaunchContext tools, int cells, Optional<LaunchWriter> writer) {
    List<String> reports =
        tools.collectives().gather(RankReports.encode(tools.world().size(), cells));
    writer.ifPresent(
        file -> {
          Completion completion = new Completion(Instant.now(), cells, RankReports.decode(reports));
          file.complete(completion);
          observer.completed(completion);
        });
  }
}
