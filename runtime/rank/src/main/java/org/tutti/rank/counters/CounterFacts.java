package org.tutti.rank.counters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What is counted on this host, or why nothing is. The reason is taken from what the kernel says
 * about itself: the error number of a system call does not survive the way back into Java.
 *
 * @param root {@code /} except in tests
 */
record CounterFacts(Path root) {
  private static final String PERMISSION = "proc/sys/kernel/perf_event_paranoid";

  /** The facts about a group of the processor's counters and one of the kernel's. */
  Map<String, String> of(EventGroup processor, EventGroup kernel) {
    String missing = kernel.events().isEmpty() ? refusal() : "none: the processor offers none";
    return Map.of("cpu.counters", text(processor, missing), "os.counters", text(kernel, missing));
  }

  private static String text(EventGroup group, String missing) {
    List<String> labels = new ArrayList<>();
    for (PerfEvent event : group.events()) {
      labels.add(event.label());
    }
    return labels.isEmpty()
        ? missing
        : String.join(", ", labels) + (group.isUserOnly() ? " (user mode only)" : "");
  }

  private String refusal() {
    try {
      String level = Files.readString(root.resolve(PERMISSION)).strip();
      return "none: refused by a container, or by perf_event_paranoid (here " + level + ")";
    } catch (IOException e) {
      return "none: this system has none";
    }
  }
}
