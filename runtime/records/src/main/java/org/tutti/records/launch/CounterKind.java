package org.tutti.records.launch;

/** What is counted of the thread that measures, and nothing of other threads. */
public enum CounterKind {
  /** Cycles of the processor while it executed the thread. */
  CYCLES("cycles", true),
  /** Instructions that were completed. */
  INSTRUCTIONS("instructions", true),
  /** Accesses to memory that no cache could answer, as far as the processor counts them. */
  CACHE_MISSES("cacheMisses", true),
  /** Nanoseconds that the thread had a processor. */
  CPU_NANOS("cpuNanos", false),
  /** How often the thread gave its processor up: to wait, or because it had to. */
  CONTEXT_SWITCHES("contextSwitches", false),
  /** Pages that were touched and had to be entered into the page table. */
  MINOR_FAULTS("minorFaults", false),
  /** Pages that were touched and had to be read from disk. */
  MAJOR_FAULTS("majorFaults", false);

  private final String label;
  private final boolean hardware;

  CounterKind(String label, boolean hardware) {
    this.label = label;
    this.hardware = hardware;
  }

  /** Its name in files. */
  public String label() {
    return label;
  }

  /** Whether the processor counts it, and not the kernel. */
  public boolean isHardware() {
    return hardware;
  }
}
