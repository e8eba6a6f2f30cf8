/**
 * Campaigns as jobs of Slurm: {@link org.tutti.campaign.batch.Submission} submits a {@link
 * org.tutti.campaign.batch.BatchScript}, in which the driver runs as it does elsewhere. When the
 * job ends that a driver is part of, {@link org.tutti.campaign.batch.SlurmJob} knows.
 */
package org.tutti.campaign.batch;
