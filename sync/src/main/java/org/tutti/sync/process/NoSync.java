package org.tutti.sync.process;

/** No synchronization: observations follow each other as the ranks get to them. */
final class NoSync implements ProcessSync {
  @Override
  public void start(int index) {}
}
