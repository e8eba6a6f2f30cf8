package org.tutti.mpi.host;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;

/**
 * Cores of its own for each rank: equal shares of those that the job may use, neighbors together.
 * Processors of one core (hardware threads) go to one rank as long as there is a core for each.
 */
public final class CoreShares {
  private static final String SIBLINGS =
      "/sys/devices/system/cpu/cpu%d/topology/thread_siblings_list";

  private final List<BitSet> units;
  private final int ranks;

  private CoreShares(List<BitSet> units, int ranks) {
    this.units = units;
    this.ranks = ranks;
  }

  /** Shares of the processors that the calling thread may run on. */
  public static CoreShares ofThisThread(int ranks) {
    return of(CpuMask.ofThisThread(), CoreShares::siblings, ranks);
  }

  /**
   * Shares of {@code allowed}.
   *
   * @param siblings the processors of the core that a processor belongs to
   */
  static CoreShares of(BitSet allowed, IntFunction<BitSet> siblings, int ranks) {
    List<BitSet> cores = cores(allowed, siblings);
    List<BitSet> processors = allowed.stream().mapToObj(CoreShares::one).toList();
    return new CoreShares(cores.size() >= ranks ? cores : processors, ranks);
  }

  /** Number of cores that the calling thread may run on; hardware threads share one. */
  public static int coresOfThisThread() {
    return cores(CpuMask.ofThisThread(), CoreShares::siblings).size();
  }

  private static List<BitSet> cores(BitSet allowed, IntFunction<BitSet> siblings) {
    Map<Integer, BitSet> cores = new TreeMap<>();
    allowed.stream()
        .forEach(
            processor -> {
              int core = siblings.apply(processor).nextSetBit(0);
              cores.computeIfAbsent(core, unused -> new BitSet()).set(processor);
            });
    return List.copyOf(cores.values());
  }

  /** Whether there is a processor for each rank. */
  public boolean suffice() {
    return units.size() >= ranks;
  }

  /** The processors of {@code rank}: no other rank's where they {@link #suffice}, else all. */
  public BitSet of(int rank) {
    int first = suffice() ? part(rank) : 0;
    int end = suffice() ? part(rank + 1) : units.size();
    BitSet share = new BitSet();
    units.subList(first, end).forEach(share::or);
    return share;
  }

  private int part(int rank) {
    return (int) ((long) rank * units.size() / ranks);
  }

  /** A processor that the system does not describe counts as a core of its own. */
  private static BitSet siblings(int processor) {
    Path file = Path.of(String.format(SIBLINGS, processor));
    BitSet siblings = CpuMask.parse(KernelFile.text(file).orElse(""));
    return siblings.isEmpty() ? one(processor) : siblings;
  }

  private static BitSet one(int processor) {
    BitSet one = new BitSet();
    one.set(processor);
    return one;
  }
}
