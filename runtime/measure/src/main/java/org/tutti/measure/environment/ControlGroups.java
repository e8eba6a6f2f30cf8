package org.tutti.measure.environment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

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

  /** A limit as the kernel writes it: the time of all processors in a period, in microseconds. */
  private record Quota(long micros, long period) {
    double processors() {
      return (double) micros / period;
    }

    static Optional<Quota> of(String text) {
      String[] words = text.split("\\s+", -1);
      return words.length == 2 && words[0].matches("\\d+") && words[1].matches("[1-9]\\d*")
          ? Optional.of(new Quota(Long.parseLong(words[0]), Long.parseLong(words[1])))
          : Optional.empty();
    }
  }

  /** The directories of those that limit processor time, those around the others last. */
  public List<Path> directories() {
    return directories(PROCESSORS);
  }

  private List<Path> directories(String controller) {
    Set<Path> directories = new LinkedHashSet<>();
    KernelFile.text(root.resolve(MEMBERSHIP))
        .ifPresent(text -> text.lines().forEach(line -> add(line, controller, directories)));
    directories.add(top(controller));
    directories.add(root.resolve(UNIFIED));
    return directories.stream().filter(Files::isDirectory).toList();
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
      Path group = top.resolve(fields[2].replaceFirst("^/+", "")).normalize();
      while (group.startsWith(top)) {
        directories.add(group);
        group = group.getParent();
      }
    }
  }

  /**
   * The tightest quota as {@code MICROSECONDS PERIOD}, {@code max} if there is none; empty if no
   * group tells.
   */
  Optional<String> quota() {
    List<String> told = new ArrayList<>();
    for (Path directory : directories()) {
      KernelFile.text(directory.resolve("cpu.max")).ifPresent(told::add);
      KernelFile.text(directory.resolve("cpu.cfs_quota_us"))
          .flatMap(
              quota ->
                  KernelFile.text(directory.resolve("cpu.cfs_period_us"))
                      .map(period -> quota + " " + period))
          .ifPresent(told::add);
    }
    Optional<String> tightest =
        told.stream()
            .flatMap(text -> Quota.of(text).stream())
            .min((one, other) -> Double.compare(one.processors(), other.processors()))
            .map(quota -> quota.micros() + " " + quota.period());
    return told.isEmpty() ? Optional.empty() : tightest.or(() -> Optional.of("max"));
  }

  /**
   * The lowest limit of memory in bytes; empty if there is none, which version 1 writes as 2^63.
   */
  OptionalLong memoryLimit() {
    return directories(MEMORY).stream()
        .flatMap(
            directory -> Stream.of("memory.max", "memory.limit_in_bytes").map(directory::resolve))
        .flatMap(file -> KernelFile.text(file).stream())
        .filter(text -> text.matches("\\d{1,18}"))
        .mapToLong(Long::parseLong)
        .min();
  }
}
