package org.tutti.sync.clocksync;

import org.tutti.mpi.Communicator;
import org.tutti.sync.clock.Clock;

/**
 * HCA, the hierarchical synchronisation of hunold2015 (algorithms 1 to 4): linear models of drift
 * are learned in pairs up a binomial tree, O(log p) rounds, merged on their way to the root and
 * scattered; then the root measures every intercept again, O(p) rounds.
 *
 * <p>Ranks beyond the largest power of two learn against the places {@code maxpower} below them in
 * one more round. The paper gathers their models over a communicator made for that; here they are
 * sent to the root directly, which is the same messages.
 */
public final class HcaClockSync implements ClockSync {
  private final HcaParameters parameters;

  public HcaClockSync(HcaParameters parameters) {
    this.parameters = parameters;
  }

  @Override
  public String name() {
    return "HCA";
  }

  @Override
  public Synchronization synchronize(Communicator communicator, Clock clock) {
    Session session = new Session(communicator, clock, parameters.root());
    Ranks ranks = session.ranks();
    LinearModel[] models = new LinearModel[ranks.size()];
    models[0] = LinearModel.IDENTITY;
    synchronizePowerOfTwo(session, models);
    synchronizeRemaining(session, models);
    LinearModel slope = session.models().scatter(models, ranks);
    LinearModel model = new StarIntercepts(parameters.offset()).set(session, slope);
    int treeRounds = Integer.numberOfTrailingZeros(ranks.power());
    int remainingRounds = ranks.power() < ranks.size() ? 1 : 0;
    return session.finish(
        model, treeRounds + remainingRounds + ranks.size() - 1, parameters.wander());
  }

  /** Leaves in {@code models} the models of the subtree of this rank, relative to it, by place. */
  private void synchronizePowerOfTwo(Session session, LinearModel[] models) {
    Ranks ranks = session.ranks();
    int place = session.place();
    if (place >= ranks.power()) {
      return;
    }
    LinearModel[] subtree = new LinearModel[ranks.power()];
    subtree[0] = LinearModel.IDENTITY;
    for (int half = 1; half < ranks.power(); half *= 2) {
      if (place % (2 * half) == 0) {
        int client = ranks.rank(place + half);
        serve(session, client);
        LinearModel[] received = session.models().receive(half, client);
        subtree[half] = received[0];
        for (int index = 1; index < half; index++) {
          subtree[half + index] = received[0].merge(received[index]);
        }
      } else {
        int reference = ranks.rank(place - half);
        subtree[0] = learn(session, reference);
        session.models().send(subtree, 0, half, reference);
        return;
      }
    }
    System.arraycopy(subtree, 0, models, 0, ranks.power());
  }

  private void synchronizeRemaining(Session session, LinearModel[] models) {
    Ranks ranks = session.ranks();
    int place = session.place();
    int power = ranks.power();
    int remaining = ranks.size() - power;
    if (place >= power) {
      LinearModel[] mine = {learn(session, ranks.rank(place - power))};
      session.models().send(mine, 0, 1, ranks.root());
    } else if (place < remaining) {
      serve(session, ranks.rank(place + power));
    }
    if (place == 0) {
      for (int index = 0; index < remaining; index++) {
        LinearModel client = session.models().receive(1, ranks.rank(power + index))[0];
        models[power + index] = models[index].merge(client);
      }
    }
  }

  private void serve(Session session, int client) {
    parameters.roundTrip().serve(session.pingPong(), client);
    parameters.drift().serve(session.pingPong(), client);
  }

  private LinearModel learn(Session session, int reference) {
    double roundTrip = parameters.roundTrip().measure(session.pingPong(), reference);
    return parameters.drift().measure(session.pingPong(), reference, roundTrip);
  }
}
