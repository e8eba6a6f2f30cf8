package org.tutti.rank.probe;

import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.mpi.natives.linker.MachineCode;
import org.tutti.mpi.natives.linker.NativeLinker;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.RankProbe;
import org.tutti.sync.host.Occupancy;

/**
 * The probes of a launch. All ranks make them together, between cells, and never for more than
 * {@value #MAX_SHARE} of the time since the JVM began: where cells are short, some have no probe of
 * their own.
 */
public final class MachineProbes {
  private static final double MAX_SHARE = 0.02;

  /** So much is expected of the next one: most take 1 to 3 ms. */
  private static final long EXPECTED_NANOS = 2_000_000;

  private static final int BATCHES = 21;
  private static final int TRIPS = 100;

  /** Before the batches, so that both are there. */
  private static final int TRIPS_BEFORE = 10;

  /**
   * How often to look for an answer: some 10 to 25 ms, for which a rank seldom has no processor.
   */
  private static final long LOOKS = 5_000_000;

  /** How often to look for the first answer, for which the partner may still be on its way. */
  private static final long FIRST_LOOKS = 15_000_000;

  private static final int MULTIPLICATIONS = 5_000;
  private static final int SPEEDS = 11;
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long PICOS = 1_000;

  private final CollectiveExchange collectives;
  private final HostNeighbors neighbors;
  private final Optional<ProbeCode> code;
  private final Optional<SharedLines> lines;
  private final boolean areMapped;
  private final Optional<HostRoundTrips> hosts;
  private final Optional<String> refused;
  private final Instant started;
  private final long begin =
      System.nanoTime() - ManagementFactory.getRuntimeMXBean().getUptime() * NANOS_PER_MILLI;
  private final List<MachineProbe> made = new ArrayList<>();
  private long spent;
  private long nextValue = 1;

  private MachineProbes(
      CollectiveExchange collectives,
      HostNeighbors neighbors,
      Optional<ProbeCode> code,
      Optional<SharedLines> lines,
      boolean areMapped,
      Optional<HostRoundTrips> hosts,
      Optional<String> refused,
      Instant started) {
    this.collectives = collectives;
    this.neighbors = neighbors;
    this.code = code;
    this.lines = lines;
    this.areMapped = areMapped;
    this.hosts = hosts;
    this.refused = refused;
    this.started = started;
  }

  /**
   * Collective: looks for what can be measured here.
   *
   * @param communicator that no benchmark uses
   * @param started when the launch began
   */
  public static MachineProbes open(
      Communicator communicator, CollectiveExchange collectives, Instant started) {
    Optional<NativeLinker> linker = NativeLinker.ifAny();
    HostNeighbors neighbors = HostNeighbors.find(communicator);
    Optional<ProbeCode> code =
        linker.isPresent() && MachineCode.isForThisMachine()
            ? ProbeCode.make(linker.get())
            : Optional.empty();
    boolean isCrowded =
        collectives.sum(Occupancy.find(communicator).isOversubscribed() ? 1 : 0) > 0;
    boolean isCodeless = collectives.sum(code.isPresent() ? 0 : 1) > 0;
    boolean areShared = !isCrowded && !isCodeless && !neighbors.areAlone();
    Optional<SharedLines> lines =
        areShared
            ? SharedLines.open(neighbors, linker.orElseThrow(), collectives)
            : Optional.empty();
    boolean areMapped = collectives.sum(lines.isPresent() ? 1 : 0) > 0;
    return new MachineProbes(
        collectives,
        neighbors,
        isCrowded || isCodeless ? Optional.empty() : code,
        lines,
        areMapped,
        isCrowded || !neighbors.areApart()
            ? Optional.empty()
            : Optional.of(new HostRoundTrips(communicator, neighbors)),
        whyNot(isCrowded, isCodeless, neighbors, areMapped),
        started);
  }

  private static Optional<String> whyNot(
      boolean isCrowded, boolean isCodeless, HostNeighbors neighbors, boolean areMapped) {
    if (isCrowded) {
      return Optional.of("a host has more ranks than processors");
    }
    if (neighbors.areAlone()) {
      return neighbors.areApart() ? Optional.empty() : Optional.of("no host has two ranks");
    }
    if (isCodeless) {
      return Optional.of("there is no machine code for this processor, or it may not be executed");
    }
    return areMapped
        ? Optional.empty()
        : Optional.of("the ranks of a host share no memory in /dev/shm");
  }

  /** Why the distance of processors is not measured, if so; the same on all ranks. */
  public Optional<String> refused() {
    return refused;
  }

  /** How many have been made so far. */
  public int count() {
    return made.size();
  }

  /** Those from a place on, from 0; empty on ranks other than the root. */
  public List<MachineProbe> since(int place) {
    return List.copyOf(made.subList(Math.max(0, place), made.size()));
  }

  /** Collective: measures unless that would take too large a share of the time. */
  public void measure() {
    if (code.isEmpty() && hosts.isEmpty()) {
      return;
    }
    boolean isAffordable = spent + EXPECTED_NANOS <= MAX_SHARE * (System.nanoTime() - begin);
    if (collectives.fromRoot(isAffordable ? 1 : 0) == 1) {
      probe();
    }
  }

  /** Collective: the same whatever it takes. */
  void probe() {
    if (code.isEmpty() && hosts.isEmpty()) {
      return;
    }
    long now = System.nanoTime();
    long atNanos = Duration.between(started, Instant.now()).toNanos();
    long multiply = code.isPresent() ? multiply(code.get()) : 0;
    long roundTrip = areMapped ? roundTrip(code.orElseThrow()) : 0;
    String asymmetry = "";
    if (hosts.isPresent()) {
      hosts.get().measure();
      if (hosts.get().isAsking()) {
        roundTrip = hosts.get().leastPicos();
        asymmetry = " " + hosts.get().asymmetryPicos();
      }
    }
    List<RankProbe> ranks = new ArrayList<>();
    for (String rank :
        collectives.gather(neighbors.partner() + " " + roundTrip + " " + multiply + asymmetry)) {
      ranks.add(decode(rank));
    }
    if (collectives.isRoot()) {
      made.add(new MachineProbe(atNanos, ranks));
    }
    spent += System.nanoTime() - now;
  }

  private static RankProbe decode(String text) {
    String[] figures = text.split(" ", -1);
    return new RankProbe(
        Integer.parseInt(figures[0]),
        Long.parseLong(figures[1]),
        Long.parseLong(figures[2]),
        figures.length < 4 ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(figures[3])));
  }

  /** Least time of a multiplication in picoseconds. */
  private static long multiply(ProbeCode code) {
    long least = Long.MAX_VALUE;
    for (int run = 0; run < SPEEDS; run++) {
      long begin = System.nanoTime();
      code.multiply(MULTIPLICATIONS);
      least = Math.min(least, System.nanoTime() - begin);
    }
    return least * PICOS / MULTIPLICATIONS;
  }

  /**
   * Median time of a round trip to the partner, in picoseconds; 0 if unknown. A rank answers the
   * one before it and asks the next: those at even places ask first.
   */
  private long roundTrip(ProbeCode loops) {
    long first = nextValue;
    nextValue += 2L * (TRIPS_BEFORE + BATCHES * TRIPS);
    int place = neighbors.place();
    long median = 0;
    for (int turn = 0; turn < 2; turn++) {
      collectives.maximum(turn); // so that both begin at about the same time
      if (place % 2 != turn) {
        if (place > 0) {
          answer(loops, lines.orElseThrow().line(place - 1), first);
        }
      } else if (!neighbors.isLastHere()) {
        median = ask(loops, lines.orElseThrow().line(place), first);
      }
    }
    Reference.reachabilityFence(lines);
    return median;
  }

  private static void answer(ProbeCode loops, long line, long first) {
    if (loops.answer(line, first, TRIPS_BEFORE, FIRST_LOOKS)) {
      loops.answer(line, first + 2L * TRIPS_BEFORE, BATCHES * TRIPS, LOOKS);
    }
  }

  private static long ask(ProbeCode loops, long line, long first) {
    long value = first;
    if (!loops.send(line, value, TRIPS_BEFORE, FIRST_LOOKS)) {
      return 0;
    }
    value += 2L * TRIPS_BEFORE;
    long[] nanos = new long[BATCHES];
    for (int batch = 0; batch < BATCHES; batch++) {
      long begin = System.nanoTime();
      if (!loops.send(line, value, TRIPS, LOOKS)) {
        return 0;
      }
      nanos[batch] = System.nanoTime() - begin;
      value += 2L * TRIPS;
    }
    Arrays.sort(nanos);
    return nanos[BATCHES / 2] * PICOS / TRIPS;
  }
}
