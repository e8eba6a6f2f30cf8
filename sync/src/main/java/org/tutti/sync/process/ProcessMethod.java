package org.tutti.sync.process;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.sync.parameter.SyncParameter;
import org.tutti.sync.parameter.SyncParameters;

/** A process synchronization as users choose it: its name, its parameters, and how it is made. */
public final class ProcessMethod {
  private static final Function<SyncParameters, Optional<String>> NO_NOTICE =
      values -> Optional.empty();

  private final String name;
  private final boolean onGlobalClock;
  private final List<SyncParameter<?>> parameters;
  private final Function<ProcessSyncConditions, ProcessSync> maker;
  private final Function<SyncParameters, Optional<String>> notice;

  private ProcessMethod(
      String name,
      boolean onGlobalClock,
      List<SyncParameter<?>> parameters,
      Function<ProcessSyncConditions, ProcessSync> maker,
      Function<SyncParameters, Optional<String>> notice) {
    this.name = name;
    this.onGlobalClock = onGlobalClock;
    this.parameters = parameters;
    this.maker = maker;
    this.notice = notice;
  }

  /** A method that needs no global clock, such as a barrier. */
  public static ProcessMethod of(String name, Function<ProcessSyncConditions, ProcessSync> maker) {
    return new ProcessMethod(name, false, parameters(name), maker, NO_NOTICE);
  }

  /** A method whose starts are times of the global clock. */
  public static ProcessMethod onGlobalClock(
      String name, Function<ProcessSyncConditions, ProcessSync> maker) {
    return new ProcessMethod(name, true, parameters(name), maker, NO_NOTICE);
  }

  private static List<SyncParameter<?>> parameters(String name) {
    return SyncParameter.allOf(SyncParameterName.ofProcess(name));
  }

  /** The same method with something that users should know of some values of its parameters. */
  ProcessMethod withNotice(Function<SyncParameters, Optional<String>> text) {
    return new ProcessMethod(name, onGlobalClock, parameters, maker, text);
  }

  /** The name it has on the command line and in results, such as {@code WINDOW}. */
  public String name() {
    return name;
  }

  /** Whether its starts are times of the global clock. */
  public boolean onGlobalClock() {
    return onGlobalClock;
  }

  /** The parameters it takes, in the order in which they are shown. */
  public List<SyncParameter<?>> parameters() {
    return parameters;
  }

  /** Collective: the synchronization under these conditions. */
  public ProcessSync make(ProcessSyncConditions conditions) {
    return maker.apply(conditions);
  }

  /** What users should know of these values; empty if there is nothing. */
  public Optional<String> notice(SyncParameters values) {
    return notice.apply(values);
  }

  @Override
  public String toString() {
    return name;
  }
}
