package org.tutti.sync.clocksync;

/**
 * Models learned in pairs up a binomial tree and merged on their way to the root, O(log p) rounds
 * (hunold2015, algorithm 2, {@code SYNC_CLOCKS_POW2} and {@code SYNC_CLOCKS_REMAINING}).
 *
 * <p>Ranks beyond the largest power of two learn against the places {@code maxpower} below them in
 * one more round. The paper gathers their models over a communicator made for that; here they are
 * sent to the root directly, which is the same messages.
 */
public record MergingTree(PairMethod pairs) {

  /** Collective: this rank's model against the root. */
  public LinearModel learn(ClockSyncContext session) {
    LinearModel[] models = new LinearModel[session.place() == 0 ? session.ranks().size() : 1];
    models[0] = LinearModel.IDENTITY;
    synchronizePowerOfTwo(session, models);
    synchronizeRemaining(session, models);
    return session.models().scatter(models, session.ranks());
  }

  /** Rounds, one after the other. */
  public static int rounds(RelativeRanks ranks) {
    return Integer.numberOfTrailingZeros(ranks.power()) + (ranks.power() < ranks.size() ? 1 : 0);
  }

  /** Leaves in {@code models}, on the root, the models of all places below the power of two. */
  private void synchronizePowerOfTwo(ClockSyncContext session, LinearModel[] models) {
    RelativeRanks ranks = session.ranks();
    int place = session.place();
    if (place >= ranks.power()) {
      return;
    }
    LinearModel[] subtree =
        new LinearModel[place == 0 ? ranks.power() : Integer.lowestOneBit(place)];
    subtree[0] = LinearModel.IDENTITY;
    for (int half = 1; half < ranks.power(); half *= 2) {
      if (place % (2 * half) != 0) {
        int reference = ranks.rank(place - half);
        subtree[0] = pairs.learn(session.pingPong(), reference);
        session.models().send(subtree, 0, half, reference);
        return;
      }
      int client = ranks.rank(place + half);
      pairs.serve(session.pingPong(), client);
      LinearModel[] received = session.models().receive(half, client);
      subtree[half] = received[0];
      for (int index = 1; index < half; index++) {
        subtree[half + index] = received[0].merge(received[index]);
      }
    }
    // Every place but that of the root has sent its part.
    System.arraycopy(subtree, 0, models, 0, ranks.power());
  }

  private void synchronizeRemaining(ClockSyncContext session, LinearModel[] models) {
    RelativeRanks ranks = session.ranks();
    int place = session.place();
    int power = ranks.power();
    int remaining = ranks.size() - power;
    if (place >= power) {
      LinearModel[] mine = {pairs.learn(session.pingPong(), ranks.rank(place - power))};
      session.models().send(mine, 0, 1, ranks.root());
    } else if (place < remaining) {
      pairs.serve(session.pingPong(), ranks.rank(place + power));
    }
    if (place == 0) {
      for (int index = 0; index < remaining; index++) {
        LinearModel client = session.models().receive(1, ranks.rank(power + index))[0];
        models[power + index] = models[index].merge(client);
      }
    }
  }
}
