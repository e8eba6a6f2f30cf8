package org.tutti.rank.launch;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.ParameterValues;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.Shuffle;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.cell.BenchmarkLifecycle;
import org.tutti.rank.cell.CellAttempt;
import org.tutti.rank.cell.CellFailure;
import org.tutti.rank.cell.CellRecorder;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.rank.cell.JitWarmUp;
import org.tutti.rank.cell.LaunchContext;
import org.tutti.rank.cell.PlannedCell;
import org.tutti.rank.cell.Rounds;
import org.tutti.rank.clock.ClockKnowledge;
import org.tutti.rank.clock.LaunchClock;
import org.tutti.rank.clock.LaunchClocks;
import org.tutti.rank.environment.SettingsFiles;
import org.tutti.rank.files.LaunchFiles;
import org.tutti.rank.files.LeftFiles;
import org.tutti.rank.jvm.HeapCleanup;
import org.tutti.rank.observation.ObservationReduction;
import org.tutti.rank.probe.MachineProbes;
import org.tutti.rank.process.ProcessTree;
import org.tutti.rank.process.RankState;
import org.tutti.rank.process.ThrownTraces;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.Heartbeats;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchPosition;
import org.tutti.records.launch.LaunchWriter;
import org.tutti.records.launch.LibraryTimes;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.OtherProgram;
import org.tutti.records.launch.RankHeartbeat;
import org.tutti.records.launch.Warning;
import org.tutti.records.settings.SettingKey;
import org.tutti.stats.design.DerivedSeed;

/** The measurement of one launch on one rank, from the first message to the last. */
public final class LaunchMeasurement {
  private final MeasureRequest request;
  private final ImpossibleCells impossible;
  private final Map<String, Harness> harnesses;
  private final LaunchObserver observer;
  private final RankState stateBefore;

  /**
   * A measurement on a thread that is as it was before the benchmarks were created.
   *
   * @param impossible cells of the plan that this rank cannot measure
   * @param harnesses this rank's own, at least of the benchmarks of the plan
   * @param observer called on the root only
   */
  public LaunchMeasurement(
      MeasureRequest request,
      ImpossibleCells impossible,
      Map<String, Harness> harnesses,
      LaunchObserver observer) {
    this(request, impossible, harnesses, observer, RankState.now());
  }

  /**
   * @param impossible cells of the plan that this rank cannot measure
   * @param harnesses this rank's own, at least of the benchmarks of the plan
   * @param observer called on the root only
   * @param stateBefore the state of this rank before the benchmarks were created
   */
  public LaunchMeasurement(
      MeasureRequest request,
      ImpossibleCells impossible,
      Map<String, Harness> harnesses,
      LaunchObserver observer,
      RankState stateBefore) {
    this.stateBefore = stateBefore;
    this.request = request;
    this.impossible = impossible;
    this.harnesses = harnesses;
    this.observer = observer;
  }

  /**
   * Collective: measures all cells.
   *
   * @return whether there are figures of all cells that can be measured
   * @throws CellFailure if a benchmark threw on this rank; the caller must end the launch, since
   *     other ranks may be waiting
   * @throws TuttiException if there is a problem that all ranks have found
   * @throws EndedByRoot if the root has thrown an exception
   */
  public boolean run(MpiSession session) {
    // Before anything is sent, so that all ranks refuse the same values.
    for (Cell cell : request.plan().cells()) {
      harnesses.get(cell.benchmark().name()).assign(new ParameterValues(cell.parameters()));
    }
    FirstUse firstUse = FirstUse.measure(session, request.plan());
    LaunchContext context =
        new LaunchContext(session, stateBefore, ThrownTraces.in(request.place().directory()));
    context.onHang(cell -> Heartbeats.in(request.place().directory()).hung(cell));
    collectGarbage(context);
    long seed = context.collectives().fromRoot(request.place().seed());
    int launch = (int) context.collectives().fromRoot(number(context.collectives()));
    context.drawFrom(DerivedSeed.ofLaunch(seed, launch));
    List<PlannedCell> cells =
        order(
            seed,
            launch,
            impossible(session).onAnyRank(request.plan().cells(), context.collectives()),
            session.world(),
            firstUse);
    Map<String, String> facts = new TreeMap<>(context.machine().counterFacts());
    LibraryParameters.checkFiles(
        SettingsFiles.of(request.environment()).missing(session.library()), context.collectives());
    for (Map.Entry<String, String> parameter :
        LibraryParameters.readBack(session, request.place().levels(), context.collectives())
            .entrySet()) {
      facts.put("mpi." + parameter.getKey(), parameter.getValue());
    }
    ClockKnowledge known =
        ClockKnowledge.of(
            request.place().learned(),
            request.environment().host(),
            request.environment().facts(),
            session.library(),
            hasDriver());
    if (!session.wrappers().isEmpty()) {
      facts.put("mpi.wrappedBy", String.join(", ", session.wrappers()));
    }
    LaunchClocks clocks =
        LaunchClocks.measure(session, request.plan(), context.collectives(), known);
    LibraryInfo library = known.withCallCost(session);
    Optional<MachineProbes> probes = probes(context, clocks);
    if (probes.isPresent() && probes.get().refused().isPresent()) {
      facts.put(LaunchEnvironment.PROBES_REFUSED, probes.get().refused().get());
    }
    collectGarbage(context);
    boolean successful;
    try (LaunchFiles files = files(session, cells, context)) {
      facts.putAll(files.facts());
      LaunchHeader header =
          new HeaderMaker(request, seed, launch, context.collectives())
              .make(session, library, clocks, cells, facts, known.learned().isEmpty());
      Optional<LaunchWriter> writer = open(context.collectives(), header);
      HostPrograms programs =
          HostPrograms.begin(
              context.collectives(),
              session.world().rank(),
              header.ranks(),
              request.environment().host());
      Shuffle shuffle = Shuffle.ofRounds(seed, launch);
      try {
        successful = measure(context, clocks, cells, shuffle, writer, library, probes, files);
        complete(context, cells.size(), programs, writer, times(session));
      } finally {
        if (writer.isPresent()) {
          writer.get().close();
        }
      }
    }
    context.free();
    return successful;
  }

  private ImpossibleCells impossible(MpiSession session) {
    return impossible.and(
        SubstitutedAlgorithms.of(
            session,
            SettingsFiles.of(request.environment()),
            request.plan().cells(),
            session.world().size()));
  }

  /** Collective: the directory for the files of the cells that are measured, if they have any. */
  private LaunchFiles files(MpiSession session, List<PlannedCell> cells, LaunchContext context) {
    List<Cell> measured = new ArrayList<>();
    for (PlannedCell cell : possible(cells)) {
      measured.add(cell.cell());
    }
    Path results = request.place().directory();
    if (hasDriver() && context.collectives().isRoot()) {
      Set<Path> elsewhere = new TreeSet<>();
      for (Cell cell : measured) {
        Path named = cell.settings().find(SettingKey.FILE_DIR).orElse(null);
        if (named != null) {
          elsewhere.add(named);
        }
      }
      if (!elsewhere.isEmpty()) {
        LeftFiles.note(results, elsewhere);
      }
    }
    return LaunchFiles.open(session, measured, harnesses, results, context.collectives());
  }

  private static List<PlannedCell> possible(List<PlannedCell> cells) {
    List<PlannedCell> possible = new ArrayList<>();
    for (PlannedCell cell : cells) {
      if (cell.impossible().isEmpty()) {
        possible.add(cell);
      }
    }
    return possible;
  }

  /** Collective: none where time is virtual or all cells do without. */
  private Optional<MachineProbes> probes(LaunchContext context, LaunchClocks clocks) {
    boolean areWanted = false;
    for (Cell cell : request.plan().cells()) {
      areWanted |= cell.settings().get(SettingKey.PROBES);
    }
    return areWanted && !context.isSimulated()
        ? Optional.of(MachineProbes.open(context.own(), context.collectives(), clocks.started()))
        : Optional.empty();
  }

  private static void collectGarbage(LaunchContext context) {
    if (context.looksAfterItsJvm()) {
      HeapCleanup.collectIfNeeded();
    }
  }

  private int number(CollectiveExchange collectives) {
    OptionalInt given = request.place().number();
    return !collectives.isRoot()
        ? 0
        : given.isPresent()
            ? given.getAsInt()
            : new CampaignDirectory(request.place().directory()).nextNumber();
  }

  private List<PlannedCell> order(
      long seed, int launch, ImpossibleCells anywhere, Communicator world, FirstUse firstUse) {
    Plan plan = request.plan().shuffled(seed, launch);
    List<PlannedCell> cells = new ArrayList<>();
    for (Cell cell : plan.cells()) {
      Optional<Warning> unmeasured = unmeasured(cell, anywhere, world);
      Optional<PlannedCell> used = firstUse.planned(cell, unmeasured);
      cells.add(
          used.isPresent()
              ? used.get()
              : PlannedCell.of(cell, harnesses.get(cell.benchmark().name()), unmeasured, world));
    }
    return cells;
  }

  /** Why a cell is not measured at all. */
  private Optional<Warning> unmeasured(Cell cell, ImpossibleCells anywhere, Communicator world) {
    String how = request.place().crashed().get(cell.key(world.size()).toString());
    if (how == null) {
      return anywhere.warning(cell);
    }
    return Optional.of(
        how.equals(MeasureRequest.HUNG)
            ? Warning.of(MeasurementProblem.CELL_LEFT_OUT)
            : Warning.because(MeasurementProblem.CELL_CRASHED, how));
  }

  private Optional<LaunchWriter> open(CollectiveExchange collectives, LaunchHeader header) {
    if (!collectives.isRoot()) {
      if (collectives.fromRoot(0) != 1) {
        throw new EndedByRoot();
      }
      return Optional.empty();
    }
    try {
      CampaignDirectory directory = new CampaignDirectory(request.place().directory());
      LaunchHeader placed =
          request.place().number().isPresent()
              ? header // A driver has given it its place.
              : EarlierLaunches.join(directory, header, request.mayDiffer());
      LaunchWriter writer =
          LaunchWriter.create(directory.launch(placed.identity().number()), placed);
      collectives.fromRoot(1);
      observer.began(placed);
      return Optional.of(writer);
    } catch (TuttiException e) {
      collectives.fromRoot(0);
      throw e;
    }
  }

  private boolean measure(
      LaunchContext context,
      LaunchClocks clocks,
      List<PlannedCell> cells,
      Shuffle shuffle,
      Optional<LaunchWriter> writer,
      LibraryInfo library,
      Optional<MachineProbes> probes,
      LaunchFiles files) {
    BenchmarkLifecycle lifecycle = new BenchmarkLifecycle(context.world(), context.own(), files);
    ObservationReduction reduction = new ObservationReduction(context.own());
    CellRecorder recorder = new CellRecorder(context, reduction, library);
    RankHeartbeat heartbeat =
        RankHeartbeat.of(Heartbeats.in(request.place().directory()), context.world().rank());
    Rounds rounds =
        new Rounds(
            new JitWarmUp(context, clocks, lifecycle, possible(cells)),
            shuffle,
            cell -> send(heartbeat, context, place(cell, context.world(), cells.size())));
    int position = 0;
    CellTally tally = new CellTally();
    measure(probes);
    for (List<PlannedCell> group : groups(cells)) {
      int before = probes.isPresent() ? probes.get().count() - 1 : 0;
      List<CellAttempt> attempts = new ArrayList<>();
      for (PlannedCell cell : group) {
        int portions = group.size() > 1 ? cell.settings().get(SettingKey.REPETITIONS_ROUNDS) : 1;
        LaunchClock clock = clocks.of(cell.cell());
        attempts.add(
            new CellAttempt(context, lifecycle, clock, reduction, cell, position++, portions));
      }
      rounds.measure(attempts);
      measure(probes);
      List<MachineProbe> around = probes.isPresent() ? probes.get().since(before) : List.of();
      for (CellAttempt cell : attempts) {
        CellRecorder.Result result = recorder.record(cell, around);
        tally.add(result.record());
        keep(result, writer);
      }
      // If a rank dies in the next cell, the root ends too, so it must have written these first.
      context.collectives().fromRoot(0);
    }
    send(heartbeat, context, LaunchPosition.AFTER_LAST);
    lifecycle.close(context);
    return context.collectives().fromRoot(tally.isSuccess() ? 1 : 0) == 1;
  }

  private static void measure(Optional<MachineProbes> probes) {
    if (probes.isPresent()) {
      probes.get().measure();
    }
  }

  /** The groups of the plan, in its order. */
  private static List<List<PlannedCell>> groups(List<PlannedCell> cells) {
    List<Cell> planned = new ArrayList<>();
    for (PlannedCell cell : cells) {
      planned.add(cell.cell());
    }
    List<List<PlannedCell>> groups = new ArrayList<>();
    int next = 0;
    for (List<Cell> group : new Plan(planned, List.of()).groups()) {
      groups.add(cells.subList(next, next + group.size()));
      next += group.size();
    }
    return groups;
  }

  private static LaunchPosition place(CellAttempt cell, Communicator world, int cells) {
    String name = cell.planned().key(world.size()).toString();
    return new LaunchPosition(cell.position() + 1, cells, name);
  }

  /** Reports the position of this rank to the driver of the campaign, if there is one. */
  private static void send(RankHeartbeat heartbeat, LaunchContext context, LaunchPosition place) {
    if (hasDriver() && context.looksAfterItsJvm()) {
      heartbeat.write(place);
    }
  }

  /** Whether the driver of a campaign has started this process. */
  private static boolean hasDriver() {
    return System.getenv(ProcessTree.VARIABLE) != null;
  }

  /** Collective. */
  private void keep(CellRecorder.Result cell, Optional<LaunchWriter> writer) {
    if (writer.isPresent()) {
      writer.get().write(cell.record());
      observer.finished(cell.record());
    }
    if (cell.ranks().isPresent()) {
      cell.ranks().get().gather(rank -> writer.ifPresent(file -> file.write(rank)));
    }
    if (cell.phases().isPresent()) {
      cell.phases().get().gather(phase -> writer.ifPresent(file -> file.write(phase)));
    }
  }

  /** After the last cell: only then it is known whether a benchmark has defined a reduction. */
  private static LibraryTimes times(MpiSession session) {
    IntConsumer reductions = session.emptyReductions().orElse(null);
    long upcall = reductions == null ? 0 : CallCost.measureBriefly(reductions).duration().toNanos();
    return new LibraryTimes(session.initializationTime().toNanos(), upcall);
  }

  private void complete(
      LaunchContext context,
      int cells,
      HostPrograms programs,
      Optional<LaunchWriter> writer,
      LibraryTimes library) {
    List<String> reports =
        context
            .collectives()
            .gather(RankReports.encode(context.world().size(), cells, context.machine(), library));
    List<OtherProgram> others = programs.end();
    if (writer.isPresent()) {
      Completion completion =
          new Completion(Instant.now(), cells, RankReports.decode(reports), others);
      writer.get().complete(completion);
      observer.completed(completion);
    }
  }
}
