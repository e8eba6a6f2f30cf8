package org.tutti.rank.environment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.tutti.mpi.host.KernelFile;

/**
 * The control groups that limit the processor time and the memory of this process: those that it is
 * in, which a batch system may have made for its job, and all those around them. A container sees
 * its own group at the top.
 *
 * @param root {@code /} except in tests
 */
public record ControlGroups(Path root) {
  private static final String MEMBERSHIP = "proc/self/cgroup";

  /** Where version 2 and version 1 are mounted as a rule. */
  private static final String UNIFIED = "sys/fs/cgroup";

  private static final String PROCESSORS = "cpu";

  private static final String MEMORY = "memory";

  /** Longer numbers mean that there is no limit. */
  private static final int MAX_DIGITS = 18;

  /** The directories of those that limit processor time, those around the others last. */
  public List<Path> directories() {
    return directories(PROCESSORS);
  }

  private List<Path> directories(String controller) {
    Set<Path> directories = new LinkedHashSet<>();
    for (String line : KernelFile.lines(root.resolve(MEMBERSHIP))) {
      add(line, controller, directories);
    }
    directories.add(top(controller));
    directories.add(root.resolve(UNIFIED));
    List<Path> existing = new ArrayList<>();
    for (Path directory : directories) {
      if (Files.isDirectory(directory)) {
        existing.add(directory);
      }
    }
    return existing;
  }

  private Path top(String controller) {
    return root.resolve(UNIFIED).resolve(controller);
  }

  /** A line has the number of the hierarchy, its controllers (none in version 2) and the group. */
  private void add(String line, String controller, Set<Path> directories) {
    String[] fields = line.split(":", 3);
    if (fields.length < 3) {
      return;
    }
    Path top = fields[1].isEmpty() ? root.resolve(UNIFIED) : top(controller);
    if (fields[1].isEmpty() || Arrays.asList(fields[1].split(",", -1)).contains(controller)) {
      Path group = top.resolve(KernelFile.relative(fields[2])).normalize();
      while (group.startsWith(top)) {
        directories.add(group);
        group = group.getParent();
      }
    }
  }

  /**
   * The tightest quota, the time of all processors in a period, both in microseconds, as {@code
   * MICROSECONDS PERIOD}; {@code max} if there is none, empty if no group tells.
   */
  Optional<String> quota() {
    Optional<String> tightest = Optional.empty();
    double least = Double.POSITIVE_INFINITY;
    for (Path directory : directories()) {
      for (String text : List.of(text(directory, "cpu.max"), ofVersion1(directory))) {
        String[] words = text.split(" ", -1);
        if (!text.isEmpty() && tightest.isEmpty()) {
          tightest = Optional.of("max");
        }
        if (words.length == 2 && isNumber(words[0]) && isNumber(words[1])) {
          double processors = (double) Long.parseLong(words[0]) / Long.parseLong(words[1]);
          if (processors < least) {
            least = processors;
            tightest = Optional.of(words[0] + " " + words[1]);
          }
        }
      }
    }
    return tightest;
  }

  private static String ofVersion1(Path directory) {
    String quota = text(directory, "cpu.cfs_quota_us");
    String period = text(directory, "cpu.cfs_period_us");
    return quota.isEmpty() || period.isEmpty() ? "" : quota + " " + period;
  }

  private static String text(Path directory, String name) {
    return KernelFile.text(directory.resolve(name)).orElse("");
  }

  private static boolean isNumber(String text) {
    return KernelFile.isNumber(text, MAX_DIGITS);
  }

  /**
   * The lowest limit of memory in bytes; empty if there is none, which version 1 writes as 2^63.
   */
  OptionalLong memoryLimit() {
    long least = Long.MAX_VALUE;
    for (Path directory : directories(MEMORY)) {
      for (String name : List.of("memory.max", "memory.limit_in_bytes")) {
        String text = text(directory, name);
        least = isNumber(text) ? Math.min(least, Long.parseLong(text)) : least;
      }
    }
    return least == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(least);
  }
}
