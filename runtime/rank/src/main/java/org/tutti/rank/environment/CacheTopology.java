package org.tutti.rank.environment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;
import org.tutti.mpi.host.CpuMask;
import org.tutti.mpi.host.KernelFile;

/**
 * The caches of the first CPU, as {@code /sys/devices/system/cpu} describes them.
 *
 * @param cpus that directory
 */
public record CacheTopology(Path cpus) {
  private static final int LARGEST_INDEX = 15;
  private static final int MAX_DIGITS = 12;

  static CacheTopology of(Path cpus) {
    return new CacheTopology(cpus);
  }

  /** The caches of this machine. */
  public static CacheTopology ofThisMachine() {
    return new CacheTopology(Path.of("/sys/devices/system/cpu"));
  }

  /**
   * The last-level cache in bytes, divided by the number of CPUs that share it, but at least the
   * size of the CPU's largest private cache; empty where the system does not describe its caches.
   */
  public OptionalLong lastLevelShare() {
    long share = 0;
    long lastLevel = 0;
    long largestPrivate = 0;
    for (int index = 0; index <= LARGEST_INDEX; index++) {
      Path cache = cpus.resolve("cpu0/cache/index" + index);
      long bytes = bytes(text(cache, "size"));
      long level = number(text(cache, "level"));
      int sharers = CpuMask.parse(text(cache, "shared_cpu_list")).cardinality();
      if (bytes == 0 || text(cache, "type").equals("Instruction")) {
        continue;
      }
      if (sharers <= 1) {
        largestPrivate = Math.max(largestPrivate, bytes);
      }
      if (level >= lastLevel) {
        lastLevel = level;
        share = bytes / Math.max(1, sharers);
      }
    }
    long result = Math.max(share, largestPrivate);
    return result == 0 ? OptionalLong.empty() : OptionalLong.of(result);
  }

  /** The CPUs of each socket, as the kernel lists them, separated by semicolons. */
  String sockets() {
    return disjoint("topology/core_siblings_list");
  }

  /** The CPUs that share each cache of the third level, in the same form. */
  String lastLevelCaches() {
    return disjoint("cache/index3/shared_cpu_list");
  }

  /** The lists that such a file holds for the first CPU, the first one that it lacks, and so on. */
  private String disjoint(String file) {
    BitSet online = CpuMask.parse(KernelFile.text(cpus.resolve("online")).orElse(""));
    List<String> lists = new ArrayList<>();
    for (int cpu = online.nextSetBit(0); cpu >= 0; cpu = online.nextSetBit(cpu + 1)) {
      String list = KernelFile.text(cpus.resolve("cpu" + cpu + "/" + file)).orElse("");
      BitSet sharing = CpuMask.parse(list);
      if (!sharing.get(cpu)) {
        return "";
      }
      lists.add(list);
      online.andNot(sharing);
    }
    return String.join(";", lists);
  }

  private static String text(Path cache, String name) {
    return KernelFile.text(cache.resolve(name)).orElse("");
  }

  private static long bytes(String size) {
    if (size.endsWith("K")) {
      return number(size.substring(0, size.length() - 1)) << 10;
    }
    if (size.endsWith("M")) {
      return number(size.substring(0, size.length() - 1)) << 20;
    }
    return number(size);
  }

  private static long number(String text) {
    return KernelFile.isNumber(text, MAX_DIGITS) ? Long.parseLong(text) : 0;
  }
}
