package org.tutti.sync.process;

/** No synchronization: observations follow each other as the ranks get to them. */
public final class NoSync implements ProcessSync {
  public static final ProcessMethod METHOD = ProcessMethod.of("NONE", conditions -> new NoSync());

  @Override
  public void start(int index) {}
}
