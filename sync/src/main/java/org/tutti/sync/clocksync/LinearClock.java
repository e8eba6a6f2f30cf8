package org.tutti.sync.clocksync;

/** A global clock from one {@link LinearModel} over times counted from an origin per rank. */
final class LinearClock implements GlobalClock {
  /** Two-sided 99 % point of the normal distribution. */
  private static final double NORMAL_99 = 2.5758;

  private final LinearModel model;
  private final long origin;
  private final long rootOrigin;
  private final double wander;

  /**
   * @param origin local time from which this rank's model counts
   * @param rootOrigin root's local time from which the root counts
   * @param wander random walk of the frequency, relative per root second
   */
  LinearClock(LinearModel model, long origin, long rootOrigin, double wander) {
    this.model = model;
    this.origin = origin;
    this.rootOrigin = rootOrigin;
    this.wander = wander;
  }

  @Override
  public long toGlobal(long local) {
    long time = local - origin;
    return rootOrigin + time - Math.round(model.drift((double) time));
  }

  @Override
  public long toLocal(long global) {
    long time = global - rootOrigin;
    double drift = model.drift((double) time) / (1 - model.slope());
    return origin + time + Math.round(drift);
  }

  @Override
  public double uncertainty(long local) {
    double elapsed = Math.abs((double) (local - origin) - model.offsetTime());
    double seconds = elapsed * 1e-9;
    double wandered = wander * wander * 1e18 * seconds * seconds * seconds * 2 / 3;
    double sd = Math.sqrt(model.slopeVariance() * elapsed * elapsed + wandered);
    return model.offsetBound() + NORMAL_99 * sd;
  }
}
