package org.tutti.sync.clocksync;

import java.util.List;
import java.util.function.Function;
import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.sync.parameter.SyncParameter;
import org.tutti.sync.parameter.SyncParameters;

/** A clock synchronization as users choose it: its name, its parameters, and how it is made. */
public final class ClockMethod {
  /** Rank whose clock is the reference. */
  public static final SyncParameter<Integer> ROOT = SyncParameter.count(SyncParameterName.ROOT);

  /** Random walk of a clock's frequency that uncertainties allow for, relative per root second. */
  public static final SyncParameter<Double> WANDER = SyncParameter.rate(SyncParameterName.WANDER);

  private final String name;
  private final boolean learnsGlobalClock;
  private final List<SyncParameter<?>> parameters;
  private final Function<ClockSyncConditions, ClockSync> maker;

  private ClockMethod(
      String name,
      boolean learnsGlobalClock,
      List<SyncParameter<?>> parameters,
      Function<ClockSyncConditions, ClockSync> maker) {
    this.name = name;
    this.learnsGlobalClock = learnsGlobalClock;
    this.parameters = parameters;
    this.maker = maker;
  }

  /** A method that learns a global clock. */
  public static ClockMethod of(String name, Function<ClockSyncConditions, ClockSync> maker) {
    return new ClockMethod(name, true, SyncParameter.allOf(SyncParameterName.ofClock(name)), maker);
  }

  /** The method that learns nothing. */
  static ClockMethod none(String name, ClockSync sync) {
    return new ClockMethod(name, false, List.of(), conditions -> sync);
  }

  /** The name it has on the command line and in results, such as {@code HCA}. */
  public String name() {
    return name;
  }

  public boolean learnsGlobalClock() {
    return learnsGlobalClock;
  }

  /** The parameters it takes, in the order in which they are shown. */
  public List<SyncParameter<?>> parameters() {
    return parameters;
  }

  /** The synchronization under these conditions; sends no message yet. */
  public ClockSync make(ClockSyncConditions conditions) {
    return maker.apply(conditions);
  }

  /** The rank whose clock is the reference, among parameters of this method. */
  public int root(SyncParameters values) {
    return learnsGlobalClock ? values.get(ROOT) : ROOT.defaultValue();
  }

  @Override
  public String toString() {
    return name;
  }
}
