/**
 * Campaigns as jobs of Slurm: when the job that this process is part of ends ({@link
 * org.tutti.campaign.batch.SlurmJob}).
 */
package org.tutti.campaign.batch;
