package org.tutti.rank.cell;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.measure.harness.BenchmarkException;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.RootRotation;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.files.LaunchFiles;
import org.tutti.rank.memory.CellMessages;
import org.tutti.rank.payload.CellPayload;
import org.tutti.rank.payload.CheckedBuffers;
import org.tutti.rank.payload.PayloadCheck;
import org.tutti.records.settings.RootChoice;
import org.tutti.records.settings.SettingKey;
import org.tutti.runtime.Control;
import org.tutti.runtime.FilePlace;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.PhaseMarker;
import org.tutti.runtime.Sink;

/**
 * Prepares each benchmark before its cells and cleans up afterward: buffers, parameters, and the
 * set-up and tear-down methods of levels LAUNCH and CELL, each followed by a barrier.
 */
public final class BenchmarkLifecycle {
  private CommunicatorSubsets world;
  private final Communicator own;
  private final CellMessages messages;
  private final Sink sink = new Sink();

  /** The last cell of each benchmark, by its name. */
  private final Map<String, CellContext> prepared = new HashMap<>();

  /** What has been set up for the launch, by the benchmark's name. */
  private final Map<String, Harness> setUp = new LinkedHashMap<>();

  private final CollectiveExchange exchange;
  private final LaunchFiles files;
  private int activeBefore;
  private volatile CellPhase phase = CellPhase.SET_UP;

  /** A lifecycle of benchmarks without files. */
  public BenchmarkLifecycle(Communicator world, Communicator own) {
    this(world, own, LaunchFiles.none());
  }

  /**
   * @param world the communicator that benchmarks use
   * @param own the communicator that no benchmark uses
   * @param files where benchmarks make files
   */
  public BenchmarkLifecycle(Communicator world, Communicator own, LaunchFiles files) {
    this.files = files;
    this.world = new CommunicatorSubsets(world);
    this.own = own;
    this.exchange = new CollectiveExchange(own);
    this.messages = new CellMessages(world);
  }

  /** Where this rank is; may be read by other threads. */
  CellPhase phase() {
    return phase;
  }

  void enter(CellPhase next) {
    phase = next;
  }

  /** Collective: prepares a cell whose phases are not timed. */
  public CellContext setUp(PlannedCell planned) {
    return setUp(planned, PhaseMarker.OFF);
  }

  /** Collective: prepares a cell. */
  CellContext setUp(PlannedCell planned, PhaseMarker phases) {
    enter(CellPhase.SET_UP);
    Harness harness = planned.harness();
    BenchmarkDescriptor benchmark = planned.cell().benchmark();
    int rank = own.rank();
    int processes = planned.cell().members(own.size());
    int partner = planned.waits() ? -1 : benchmark.roles().partner(rank, processes);
    String role = planned.waits() ? "" : benchmark.roles().method(rank, processes);
    RootChoice choice = planned.settings().get(SettingKey.ROOT_RANK);
    Control control = new Control(rank, processes, choice.of(0, processes), partner, phases);
    Optional<FilePlace> place = files.place(planned.cell());
    if (place.isPresent()) {
      control.place(place.get());
    }
    for (Map.Entry<String, CellContext> last : prepared.entrySet()) {
      last.setValue(last.getValue().withoutBuffers());
    }
    Message message = message(planned, control);
    CellContext cell =
        new CellContext(
            world.ofFirst(processes),
            message,
            control,
            role,
            sink,
            new RootRotation(choice, control, message));
    prepared.put(benchmark.name(), cell);
    if (!setUp.containsKey(benchmark.name())) {
      harness.setUpLaunch(cell);
      own.barrier();
      setUp.put(benchmark.name(), harness);
    }
    activeBefore = world.all().activeRequests();
    if (processes == own.size()) {
      harness.setUpCell(cell);
      own.barrier();
    } else {
      MissingOperation.agree(exchange, MissingOperation.in(() -> harness.setUpCell(cell)));
    }
    return cell;
  }

  private Message message(PlannedCell planned, Control control) {
    if (planned.waits()) {
      return messages.of(planned.cell(), 0, 0, control.root());
    }
    CellPayload payload = CellPayload.of(planned.cell(), planned.harness());
    PayloadContext place = payload.place(control);
    long send = payload.sendElements(place);
    long receive = payload.receiveElements(place);
    return payload.withBlocks(messages.of(planned.cell(), send, receive, control.root()), place);
  }

  /** A check of the data of a cell that has just been set up, if it is known what it moves. */
  Optional<PayloadCheck> check(PlannedCell planned, CellContext cell) {
    CellPayload payload = CellPayload.of(planned.cell(), planned.harness());
    Optional<Payload> known = (planned.waits() ? payload.ofWaiting() : payload).payload();
    if (known.isEmpty()) {
      return Optional.empty();
    }
    CheckedBuffers buffers =
        CheckedBuffers.of(
            cell.message(), own.rank(), messages.sendGuard(), messages.receiveGuard());
    return Optional.of(PayloadCheck.of(known.get(), payload.place(cell.control()), buffers));
  }

  /**
   * Collective: ends a cell.
   *
   * @throws RuntimeException on all ranks if a rank has requests that became active in the cell.
   *     Their messages must not meet those of the next cell, so that gets a communicator of its
   *     own.
   */
  public void tearDown(PlannedCell planned, CellContext cell) {
    enter(CellPhase.TEAR_DOWN);
    planned.harness().tearDownCell(cell);
    int left = world.all().activeRequests() - activeBefore;
    if (exchange.maximum((long) left) > 0) {
      Optional<String> here = left > 0 ? Optional.of(describe(left)) : Optional.empty();
      replaceWorld();
      throw new UnmeasurableCell(
          MpiProblem.REQUESTS_NOT_COMPLETED, exchange.first(here).orElseThrow());
    }
  }

  private String describe(int left) {
    String requests = Counted.of(left, "request") + (left == 1 ? " was" : " were");
    return "rank " + own.rank() + ": " + requests + " never completed";
  }

  /** Collective: ends a cell that could not be measured. */
  void tearDownUnmeasured(PlannedCell planned) {
    tearDown(planned, prepared.get(planned.cell().benchmark().name()));
  }

  /**
   * Collective: ends a cell whose benchmark threw on all ranks. Messages of it that nobody received
   * must not meet those of the next cell, so that gets a communicator of its own.
   */
  void abandon(PlannedCell planned) {
    enter(CellPhase.TEAR_DOWN);
    tearDownIgnoringErrors(planned);
    own.barrier();
    replaceWorld();
  }

  private void replaceWorld() {
    world = new CommunicatorSubsets(world.all().duplicate());
  }

  private void tearDownIgnoringErrors(PlannedCell planned) {
    try {
      planned.harness().tearDownCell(prepared.get(planned.cell().benchmark().name()));
    } catch (RuntimeException | StackOverflowError e) {
      // The cell is lost already, and its first exception says why.
      return;
    }
  }

  private void tearDownLaunch(String benchmark, Harness harness, LaunchContext context) {
    try {
      harness.tearDownLaunch(prepared.get(benchmark));
    } catch (RuntimeException | Error e) {
      context.stateBefore().restore();
      throw new CellFailure(
          own.rank(),
          "in the tear-down of " + benchmark + " after its last cell",
          BenchmarkException.unwrapped(e),
          context.traces());
    }
  }

  /**
   * Collective: calls the tear-down methods of level LAUNCH of all benchmarks that were measured.
   *
   * @param context of this launch
   * @throws CellFailure if one threw
   */
  public void close(LaunchContext context) {
    for (Map.Entry<String, Harness> one : setUp.entrySet()) {
      tearDownLaunch(one.getKey(), one.getValue(), context);
    }
    context.stateBefore().restore();
    end();
  }

  /** Collective: the same for calls that are not measured, with the exception as it was thrown. */
  public void close() {
    setUp.forEach((benchmark, harness) -> harness.tearDownLaunch(prepared.get(benchmark)));
    end();
  }

  private void end() {
    own.barrier();
    world.free();
  }
}
